# The Debian packages: `cpack -G DEB` in a build folder makes libsqlite3-mod-ask and sqlite-ask. Their
# files are installed a second time, as components that `cmake --install` leaves out: a package of the
# distribution has its own folders below /usr.
if(NOT CMAKE_LIBRARY_ARCHITECTURE OR NOT EXISTS /etc/debian_version)
  return()
endif()

# The licences of what is compiled into ask.so, as the distribution words them, behind our own.
set(ASK_COPYRIGHT ${CMAKE_BINARY_DIR}/copyright)
file(READ ${CMAKE_CURRENT_SOURCE_DIR}/LICENSE copyright)
foreach(package libfmt-dev nlohmann-json3-dev libstemmer-dev)
  set(notice /usr/share/doc/${package}/copyright)
  if(EXISTS ${notice})
    file(READ ${notice} text)
    string(APPEND copyright "\n\nCompiled in, from ${package}:\n\n${text}")
  endif()
endforeach()
file(WRITE ${ASK_COPYRIGHT} "${copyright}")

install(PROGRAMS $<TARGET_FILE:ask> DESTINATION lib/${CMAKE_LIBRARY_ARCHITECTURE} RENAME mod_ask.so
        COMPONENT deb_module EXCLUDE_FROM_ALL)
install(FILES app/sqlite-ask.7 DESTINATION share/man/man7 COMPONENT deb_module EXCLUDE_FROM_ALL)
install(FILES ${ASK_COPYRIGHT} DESTINATION share/doc/libsqlite3-mod-ask COMPONENT deb_module
        EXCLUDE_FROM_ALL)
set(CPACK_COMPONENTS_ALL deb_module)
if(TARGET sqlite-ask)
  list(APPEND CPACK_COMPONENTS_ALL deb_program)
  install(PROGRAMS $<TARGET_FILE:sqlite-ask> DESTINATION bin COMPONENT deb_program EXCLUDE_FROM_ALL)
  install(FILES app/sqlite-ask.1 DESTINATION share/man/man1 COMPONENT deb_program EXCLUDE_FROM_ALL)
  install(FILES app/completion/bash.sh DESTINATION share/bash-completion/completions
          RENAME sqlite-ask COMPONENT deb_program EXCLUDE_FROM_ALL)
  install(FILES app/completion/zsh.sh DESTINATION share/zsh/vendor-completions
          RENAME _sqlite-ask COMPONENT deb_program EXCLUDE_FROM_ALL)
  install(FILES ${ASK_COPYRIGHT} DESTINATION share/doc/sqlite-ask COMPONENT deb_program
          EXCLUDE_FROM_ALL)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sqlite-ask)
set(CPACK_PACKAGE_CONTACT "the ask project <noreply@invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_DEB_MODULE_PACKAGE_NAME libsqlite3-mod-ask)
set(CPACK_DEBIAN_DEB_MODULE_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEB_MODULE_PACKAGE_RECOMMENDS "libcurl4 | libcurl4t64")
set(CPACK_DEBIAN_DEB_MODULE_PACKAGE_ENHANCES libsqlite3-0)
set(CPACK_DEBIAN_DEB_PROGRAM_PACKAGE_NAME sqlite-ask)
set(CPACK_DEBIAN_DEB_PROGRAM_PACKAGE_SECTION database)
set(CPACK_DEBIAN_DEB_PROGRAM_PACKAGE_DEPENDS "libsqlite3-0 (>= 3.40)")
set(CPACK_DEBIAN_DEB_PROGRAM_PACKAGE_RECOMMENDS "libcurl4 | libcurl4t64")
set(CPACK_COMPONENT_DEB_MODULE_DESCRIPTION
    "questions in English to a SQLite database, as SQL functions
 A loadable extension: .load mod_ask in the sqlite3 shell, then SELECT ask('...').")
set(CPACK_COMPONENT_DEB_PROGRAM_DESCRIPTION
    "questions in English to a SQLite database, on the command line
 Asks a SQLite file or a CSV file; also a prompt, a web page, and a server for A2A and MCP.")
include(CPack)

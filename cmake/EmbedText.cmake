# embed_text(TARGET NAME FOLDER EXTENSION): compiles every FOLDER/*.EXTENSION into TARGET. The header
# `NAME.h` declares `ask::NAME::all()`: a span of {name, text}, sorted by name.
function(embed_text target name folder extension)
  file(GLOB files CONFIGURE_DEPENDS ${folder}/*.${extension})
  list(SORT files)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/embedded/${name})
  string(REPLACE ";" "," joined "${files}")
  add_custom_command(
    OUTPUT ${out}.cpp ${out}.h
    COMMAND ${CMAKE_COMMAND} -DNAME=${name} -DFILES=${joined} -DOUT=${out}
            -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/WriteEmbedded.cmake
    DEPENDS ${files} ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/WriteEmbedded.cmake
    COMMENT "Embedding ${name}" VERBATIM)
  target_sources(${target} PRIVATE ${out}.cpp ${out}.h)
  target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_BINARY_DIR}/embedded)
endfunction()

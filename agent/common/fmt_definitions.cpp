// What fmt defines outside of its templates, compiled once into what is built here. Its shared
// library has another name on every release of a distribution, and its header-only form compiles
// all of this again for every file that formats anything. The templates below are those that
// format() and print() of text and numbers use.
#include <fmt/format-inl.h>

#include <locale>

template fmt::detail::thousands_sep_result<char> fmt::detail::thousands_sep_impl<char>(
    fmt::detail::locale_ref);
template char fmt::detail::decimal_point_impl<char>(fmt::detail::locale_ref);
template fmt::detail::dragonbox::decimal_fp<double> fmt::detail::dragonbox::to_decimal<double>(
    double) noexcept;
template fmt::detail::dragonbox::decimal_fp<float> fmt::detail::dragonbox::to_decimal<float>(
    float) noexcept;
template std::locale fmt::detail::locale_ref::get<std::locale>() const;
#if FMT_VERSION >= 100000
template void fmt::detail::vformat_to<char>(fmt::detail::buffer<char>&, fmt::string_view,
                                            fmt::detail::vformat_args<char>::type,
                                            fmt::detail::locale_ref);
#endif

// Four numbers that are computed side by side: a vector register on any processor, through the compilers' extension.
#pragma once

#include <bit>
#include <cstdint>

namespace kiebitz {

inline constexpr int kLanes = 4;

struct Lanes {
  using Floats = float __attribute__((vector_size(16)));
  using Ints = std::int32_t __attribute__((vector_size(16)));

  Floats all{};

  float operator[](int lane) const { return all[lane]; }
  void set(int lane, float number) { all[lane] = number; }
  Lanes& operator+=(const Lanes& other) {
    all += other.all;
    return *this;
  }
  friend Lanes operator+(const Lanes& one, const Lanes& other) { return {one.all + other.all}; }
  friend Lanes operator*(const Lanes& one, const Lanes& other) { return {one.all * other.all}; }
  friend Lanes operator*(const Lanes& one, float factor) { return {one.all * factor}; }
  friend Lanes greater(const Lanes& one, const Lanes& other) {
    return {one.all > other.all ? one.all : other.all};
  }
  float sum() const { return (all[0] + all[2]) + (all[1] + all[3]); }
};

// The logistic function, to six digits: exp by its exponent and a polynomial.
inline Lanes logistic(const Lanes& odds) {
  constexpr float kLog2E = 1.44269504f, kBound = 30.0f, kRounder = 12582912.0f;
  Lanes::Floats x = -odds.all;
  x = x < -kBound ? Lanes::Floats{} - kBound : x;
  x = x > kBound ? Lanes::Floats{} + kBound : x;
  const Lanes::Floats y = x * kLog2E;
  const Lanes::Floats whole = (y + kRounder) - kRounder;
  const Lanes::Floats rest = y - whole;
  const Lanes::Floats power =
      1.0f + rest * (0.693147182f +
                     rest * (0.240226462f + rest * (0.0555032721f + rest * (0.00967076f + rest * 0.00133952f))));
  const Lanes::Ints exponent = (__builtin_convertvector(whole, Lanes::Ints) + 127) << 23;
  return {1.0f / (1.0f + power * std::bit_cast<Lanes::Floats>(exponent))};
}

}  // namespace kiebitz

// A row of numbers that are computed eight at a time: vector registers on any processor, through the compilers' extension.
//
// Every sum is formed in the same order whatever the registers are like.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

namespace kiebitz {

template <int kSize>
struct Row {
  static constexpr int kTogether = 8;
  static_assert(kSize % kTogether == 0);
  using Eight = float __attribute__((vector_size(kTogether * sizeof(float))));

  std::array<Eight, kSize / kTogether> parts;

  float operator[](int at) const { return parts[at / kTogether][at % kTogether]; }

  Row& operator+=(const Row& other) {
    for (std::size_t part = 0; part < parts.size(); ++part) parts[part] += other.parts[part];
    return *this;
  }

  void add(int at, float number) { parts[at / kTogether][at % kTogether] += number; }
  void add_times(float factor, const Row& other) {
    for (std::size_t part = 0; part < parts.size(); ++part) parts[part] += factor * other.parts[part];
  }

  float product(const Row& other) const {
    Eight sums = {};
    for (std::size_t part = 0; part < parts.size(); ++part) sums += parts[part] * other.parts[part];
    return ((sums[0] + sums[4]) + (sums[2] + sums[6])) + ((sums[1] + sums[5]) + (sums[3] + sums[7]));
  }
};

template <int kRows, int kColumns>
using Matrix = std::array<Row<kColumns>, kRows>;

// The numbers of a row that are above 0: where negative ones count nothing (relu), half of the work is saved.
template <int kSize>
class Positive {
 public:
  Positive() : number_(0) {}
  explicit Positive(const Row<kSize>& row) {
    std::array<float, kSize> numbers;
    std::memcpy(numbers.data(), row.parts.data(), sizeof(numbers));
    int found = 0;
    for (int at = 0; at < kSize; ++at) {
      places_[found] = at;
      numbers_[found] = numbers[at];
      found += numbers[at] > 0;
    }
    number_ = found;
  }

  template <typename Visit>
  void for_each(Visit&& visit) const {
    for (int at = 0; at < number_; ++at) visit(places_[at], numbers_[at]);
  }

  float product(const Row<kSize>& row) const {
    float sum = 0;
    for (int at = 0; at < number_; ++at) sum += numbers_[at] * row[places_[at]];
    return sum;
  }

  // Adds their product with a matrix, some columns at a time, so that the sums stay in registers.
  template <int kColumns>
  void add_product(const Matrix<kSize, kColumns>& matrix, Row<kColumns>& sum) const {
    constexpr std::size_t kTogether = 4;
    static_assert(kColumns / Row<kColumns>::kTogether % kTogether == 0);
    for (std::size_t first = 0; first < sum.parts.size(); first += kTogether) {
      auto one = sum.parts[first], two = sum.parts[first + 1], three = sum.parts[first + 2], four = sum.parts[first + 3];
      for (int at = 0; at < number_; ++at) {
        const auto* row = &matrix[places_[at]].parts[first];
        one += numbers_[at] * row[0];
        two += numbers_[at] * row[1];
        three += numbers_[at] * row[2];
        four += numbers_[at] * row[3];
      }
      sum.parts[first] = one;
      sum.parts[first + 1] = two;
      sum.parts[first + 2] = three;
      sum.parts[first + 3] = four;
    }
  }

 private:
  std::array<int, kSize + 1> places_;
  std::array<float, kSize + 1> numbers_;
  int number_;
};

}  // namespace kiebitz

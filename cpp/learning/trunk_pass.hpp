// One decision on its way through a trunk, and back.
//
// What reads the groups of a type is the same for all of them, so feelers are added up before they are multiplied.
#pragma once

#include "evaluate/policy_net.hpp"
#include "learning/inputs.hpp"

namespace kiebitz {

// Back through numbers above 0 that were multiplied with a matrix: its slope, and what comes to them.
template <int kSize, typename Rows, typename Columns>
void back_through(const Positive<kSize>& numbers, const Rows& matrix, const Columns& behind, Rows& slope,
                  Row<kSize>& before) {
  numbers.for_each([&](int place, float number) {
    slope[place].add_times(number, behind);
    before.add(place, matrix[place].product(behind));
  });
}

template <typename T>
class TrunkPass {
 public:
  using Feelers = typename T::Feelers;
  using Hidden = typename T::Hidden;

  void forward(const T& trunk, const Inputs& inputs) {
    std::array<Feelers, kGroupTypes> context = {};
    Hidden sum = {};
    inputs.context.for_each([&](int row) {
      for (int type = 0; type < kGroupTypes; ++type) context[type] += trunk.context_rows[type][row];
      sum += trunk.context_sums[row];
    });
    std::array<Feelers, kGroupTypes> together = {};
    inputs.for_each_group([&](int group) {
      const int type = type_of_group(group);
      Feelers feelers = context[type];
      inputs.groups[group].for_each([&](int row) { feelers += trunk.rows[type][row]; });
      for (auto& part : feelers.parts) part = part > 0 ? part : part - part;
      feelers_[group] = feelers;
      together[type] += feelers;
    });
    for (int type = 0; type < kGroupTypes; ++type) {
      together_[type] = Positive(together[type]);
      together_[type].add_product(trunk.sums[type], sum);
    }
    hidden_ = Positive(sum);
  }

  const Positive<T::kHidden>& hidden() const { return hidden_; }
  Positive<T::kFeelers> feelers(int group) const { return Positive(feelers_[group]); }

  // Adds the slope, given what comes to the hidden numbers and to the feelers of each group, by those above 0 alone.
  void backward(const T& trunk, const Inputs& inputs, const Hidden& to_hidden,
                std::array<Feelers, CardGroups::kNumber>& to_feelers, T& slope) const {
    Hidden behind = {};
    hidden_.for_each([&](int place, float) { behind.add(place, to_hidden[place]); });
    std::array<Feelers, kGroupTypes> to_all = {}, context = {};
    for (int type = 0; type < kGroupTypes; ++type)
      back_through(together_[type], trunk.sums[type], behind, slope.sums[type], to_all[type]);
    inputs.for_each_group([&](int group) {
      const int type = type_of_group(group);
      Feelers back = to_feelers[group];
      back += to_all[type];
      for (std::size_t part = 0; part < back.parts.size(); ++part)
        back.parts[part] = feelers_[group].parts[part] > 0 ? back.parts[part] : back.parts[part] - back.parts[part];
      inputs.groups[group].for_each([&](int row) { slope.rows[type][row] += back; });
      context[type] += back;
    });
    inputs.context.for_each([&](int row) {
      for (int type = 0; type < kGroupTypes; ++type) slope.context_rows[type][row] += context[type];
      slope.context_sums[row] += behind;
    });
  }

 private:
  std::array<Feelers, CardGroups::kNumber> feelers_;  // none below 0
  std::array<Positive<T::kFeelers>, kGroupTypes> together_;
  Positive<T::kHidden> hidden_;
};

}  // namespace kiebitz

#include "learning/opening_learner.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "learning/opening_pass.hpp"

namespace kiebitz {
namespace {

template <typename Rows>
void fill(Rows& matrix, float size, Random& random) {
  constexpr int kColumns = sizeof(matrix[0]) / sizeof(float);
  for (auto& row : matrix)
    for (int at = 0; at < kColumns; ++at) row.add(at, size * static_cast<float>(2 * random.unit() - 1));
}

OpeningNet first_net(Random& random) {
  OpeningNet net = {};
  for (int group = 0; group < kGroups; ++group) {
    fill(net.rows[group], 0.3f, random);
    fill(net.sums[group], 0.15f, random);
  }
  fill(net.context, 0.1f, random);
  fill(net.heads, 0.1f, random);
  return net;
}

// Whether a game tells something about a lane, in which case it was reached or not. Null is played closed or ouvert.
bool tells(const Opening& opening, int lane) {
  return static_cast<Kind>(opening.kind) != Kind::null || lane == (opening.ouvert ? kOuvert : kClosed);
}

bool reached(const Opening& opening, int lane) {
  return static_cast<Kind>(opening.kind) == Kind::null ? opening.level > 0 : opening.level > lane;
}

// What the odds should go down by, and what they cost.
Lanes judged(const Opening& opening, const Lanes& odds, double& loss) {
  const Lanes chances = logistic(odds);
  Lanes wrong;
  for (int lane = 0; lane < kLanes; ++lane) {
    if (!tells(opening, lane)) continue;
    const bool is_reached = reached(opening, lane);
    wrong.set(lane, chances[lane] - static_cast<float>(is_reached));
    loss -= std::log(std::max(is_reached ? chances[lane] : 1 - chances[lane], 1e-9f));
  }
  return wrong;
}

}  // namespace

OpeningLearner::OpeningLearner(std::uint64_t seed) {
  Random random(seed);
  for (int family = 0; family < kFamilies; ++family) students_.push_back({first_net(random), {}});
}

double OpeningLearner::learn(const std::vector<Opening>& openings, std::size_t batch, float rate) {
  double loss = 0;
  for (std::size_t first = 0; first < openings.size(); first += batch)
    loss += step(openings.data() + first, openings.data() + std::min(first + batch, openings.size()), rate);
  return loss / static_cast<double>(std::max<std::size_t>(1, openings.size()));
}

double OpeningLearner::step(const Opening* first, const Opening* last, float rate) {
  double loss = 0;
  for (int family = 0; family < kFamilies; ++family) {
    Student& student = students_[family];
    std::vector<OpeningNet> slope(1);
    std::size_t number = 0;
    OpeningPass pass;
    for (const Opening* opening = first; opening != last; ++opening) {
      const Kind kind = static_cast<Kind>(opening->kind);
      if (static_cast<int>(family_of(kind)) != family) continue;
      const Holding holding = opening->holding();
      const Lanes odds = pass.forward(student.net, kind, holding);
      pass.backward(student.net, holding, judged(*opening, odds, loss), slope[0]);
      ++number;
    }
    if (number) student.adam.step(student.net, slope, 1 / static_cast<float>(number), rate);
  }
  return loss;
}

std::vector<float> OpeningLearner::numbers() const {
  std::vector<float> numbers(Evaluator::size_of_networks());
  auto next = numbers.begin();
  for (const Student& student : students_) {
    std::memcpy(&*next, &student.net, sizeof(OpeningNet));
    next += sizeof(OpeningNet) / sizeof(float);
  }
  for (int part = 0; part < 2 * kFamilies; ++part) {
    next += kLanes * kSeats * kContests;
    next = std::fill_n(next, kLanes, 1.0f);
  }
  return numbers;
}

}  // namespace kiebitz

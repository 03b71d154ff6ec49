// All worlds that fit what somebody knows, counted and numbered.
//
// Unseen cards that the same places may take form a group (without shown voids there is only one). A world is told by
// how many cards of every group go to each place, and by which ones. Both can be counted, so every number below the
// size is a world and every world has one number: a uniform number is a uniform world, different numbers are different
// worlds, and going through the numbers is going through the worlds.
#pragma once

#include <cstdint>
#include <vector>

#include "worlds/knowledge.hpp"

namespace kiebitz {

class Worlds {
 public:
  // Throws std::invalid_argument if no world fits.
  explicit Worlds(const Knowledge& knowledge);

  std::uint64_t size() const { return size_; }

  // The world of a number below the size.
  World at(std::uint64_t number) const;

 private:
  using Split = std::array<int, kPlaces>;  // a number of cards for each place

  struct Group {
    CardSet cards;
    unsigned places;                     // a bit for every place that may take them
    std::vector<std::uint64_t> counts;   // worlds from this group on, by the room that is left
  };

  void form_groups();
  Split split_of(std::size_t group, const Split& room, std::uint64_t& number) const;
  std::uint64_t counted(std::size_t group, const Split& room) const;
  std::size_t slot(const Split& room) const;
  std::uint64_t count_from(std::size_t group, const Split& room);

  Knowledge knowledge_;
  std::vector<Group> groups_;
  std::uint64_t size_;
};

}  // namespace kiebitz

// Rewrites of phrases that depend on the schema: self-references ("who referred Ben"), overdue and
// upcoming rows, ages without the word, stock, counts of actions, present values, dates in the
// stored format.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/attendance.h"
#include "agent/engine/schema/debts.h"
#include "agent/engine/schema/occupancy.h"
#include "agent/engine/schema/row_attributes.h"
#include "agent/engine/schema/row_standing.h"
#include "agent/engine/schema/stock_levels.h"

namespace ask::engine {

// A foreign key to its own table, other than to a parent: what it is called ("referred by"), the
// words of its table, and whether a word is a verb of the role ("refer", "referred") or a noun of
// the rows of other tables only.
struct SelfReference {
  std::string role_name, rows;
  std::function<bool(std::string_view)> is_role_verb, names_other_rows;
};

// A measure of rows, and the column that bounds it.
struct Bounded {
  ColumnExpr beyond, bound;
};

struct Joined {
  std::string words;
  RowCondition current;
};

struct SchemaPhrases {
  IsName is_name;    // a word of the schema
  IsName names_row;  // a noun of some table
  // What the key is called of the rows of the only table that a singular noun names ("order id" for
  // "order"); "" if there is none, or a column is called so ("grade" of pupils).
  std::function<std::string(std::string_view noun)> key_of;
  // The number may be the key of a row of the noun's table, by its lowest and its highest one.
  std::function<bool(std::string_view noun, std::string_view number)> may_be_key;
  IsName is_value;                   // a text that is stored somewhere
  IsName places_people;              // one of people, or of rows that people belong to
  IsName names_person;               // a first, a last or a whole name of people
  IsName is_one_of_two;              // a text of a column that stores no more than two
  std::vector<SelfReference> roles;  // all self-references
  std::function<StockLevel()> stock_level;
  std::string stock;       // the words of the only measure of what is in stock, or none
  std::string stocked;     // the words of the table that has it
  std::string sold;        // the words of the only quantity that is sold, or none
  std::string sales;       // the words of the only table of sales, or none
  bool plans = false;      // a table has a due date and the date of what was done
  bool day_first = false;  // stored dates are written 5/11/2026, and none with the month first
  // The noun's table, or of "" any, has dates of birth and no ages.
  std::function<bool(std::string_view noun)> has_ages;
  // Every row that the first noun names belongs to one row that the second names: orders, clients.
  std::function<bool(std::string_view, std::string_view)> belongs;
  // The name of the only column that is NULL or empty in some rows of the noun's table and begins
  // with the phrase ("coupon" of coupon_code); "" if there is none or several.
  std::function<std::string(std::string_view noun, std::string_view phrase)> often_missing;
  // The same of an amount that is 0 for some of them.
  std::function<std::string(std::string_view noun, std::string_view phrase)> often_zero;
  // "monthly fee of Premium": the column with the attribute of the only row of that name; ""
  // if there is none. See attribute_words().
  std::function<std::string(RowAttribute, std::string_view detail, std::string_view row)>
      row_attribute;
  // The only date until which rows of the noun's table hold ("valid until"), with that word in its
  // name unless it is empty ("next service"); "" if there is none or several.
  std::function<std::string(std::string_view noun, std::string_view about)> expiry_of;
  // The noun's table has a measure of that name.
  std::function<bool(std::string_view noun, std::string_view phrase)> has_measure;
  IsName is_flag;         // the word is the whole name of a column of true and false
  IsName is_noted_state;  // the word stands for a phrase that a note has for a state of rows
  // The noun is a stored value ("flats" of the type 'flat') in a table with a measure of that name.
  std::function<bool(std::string_view noun, std::string_view phrase)> value_has_measure;
  // The phrase names a measure of some table, or the total of the sales: "tickets sold", "revenue".
  IsName is_amount;
  // "worker has the earliest hire date": the only date since when people are here, of the noun's
  // table or, of "", of the only table that has one, and those who still are, if that is known.
  // Of several that of those who do what the verb says.
  std::function<Joined(std::string_view noun, std::string_view verb)> joined;
  // The only table whose rows refer to those of the noun; "" if there is none or several.
  std::function<std::string(std::string_view noun)> only_child;
  // The words of the only table whose rows refer to the kind that the text names ("patient" of the
  // species "hedgehog"); "" if there is none or several.
  std::function<std::string(std::string_view text)> rows_of_kind;
  // The same of a kind that has a row in a table of kinds: "vehicle" of 'Vans' among vehicle types.
  std::function<std::string(std::string_view text)> rows_of_kind_table;
  // The words of the only table whose rows may be in the state: one of few stored texts, or the
  // whole name of a flag; "" if there is none or several.
  std::function<std::string(std::string_view state)> rows_in_state;
  // The words of the only table whose rows belong to people and have a flag for what is paid.
  std::function<std::string()> paid_rows;
  // Who came to what they booked, and what takes the rows of the noun's table, if that is clear.
  std::function<Attendance()> attendance;
  std::function<Occupancy(std::string_view noun)> occupancy;
  // The rows that the noun names and that are in the state, and those of the noun to which no rows
  // refer that meet the condition; unknown if the schema does not show it.
  std::function<RowCondition(std::string_view noun, RowState state)> in_state;
  std::function<RowCondition(std::string_view noun, const RowCondition& rows)> without;
  // The same of a state that follows from one of their own dates, which the linker finds otherwise:
  // "open" of closed_at.
  std::function<RowCondition(std::string_view noun, std::string_view phrase)> dated_state;
  // Who has the thing that the text names, which others may have after them; and who has things of
  // the noun, or any, of the people of a noun, or any. Nothing if that is not clear.
  // `itself`: only of what is called so, and not of what is a part of it.
  std::function<Holders(std::string_view text, bool itself)> holders;
  std::function<Holders(std::string_view thing, std::string_view people)> holders_of;
  // The rows of the noun without events of the verb, of any object or of those of a noun; and
  // without who did to them what the participle says.
  std::function<RowCondition(std::string_view noun, std::string_view verb, std::string_view object)>
      without_events;
  std::function<RowCondition(std::string_view noun, std::string_view participle)> without_doer;
  // The rows of the noun that are still what they are, or ceased to be; and the only people of whom
  // that is known, in the plural. See schema/row_standing.h.
  std::function<RowCondition(std::string_view noun, bool current)> standing;
  std::function<std::string(Bond bond)> people_with_standing;
  std::function<RowCondition(Bond bond, bool current)> standing_of_people;
  // "staff whose end date": the rows of the noun, or, of "", the only people, and when they left,
  // where no name of it says so; "" if that is not clear.
  std::function<std::string(std::string_view noun)> leaving_date;
  // The people of the noun, or, of "", the only ones, of whom some rows are unpaid, of any or of
  // those of the noun; unknown if that is not clear.
  std::function<RowCondition(std::string_view people, std::string_view noun)> unpaid_by;
  std::function<std::string(uint32_t table)> plural_of;  // of what the rows of the table are
  // Of the only things of which it is known that we have them, or have them no longer.
  std::function<RowCondition(bool current)> standing_of_things;
  // The rows that have a value, of those of which some are in the state: students with a result.
  std::function<RowCondition(std::string_view state)> with_state;
  IsName names_rows;  // a noun of some table, by a synonym or a kind of its rows, too
  // The rows of the noun of which the only date is missing that the participle names.
  std::function<RowCondition(std::string_view noun, std::string_view participle)> missing_event;
  // The rows of the noun to which was done, or not, what the participle says.
  std::function<DoneRows(std::string_view noun, std::string_view participle)> done_rows;
  // The rows of the noun for which somebody is still missing: shifts that nobody is down for; and,
  // of rows in a state, those only that were not called off.
  std::function<RowCondition(std::string_view noun)> without_people;
  std::function<void(RowCondition& rows)> add_not_called_off;
  // The words of the only people of whom it is stored when they left, in the plural, and of the
  // only things that are due back; "" if there are none or several.
  std::function<std::string()> leavers;
  std::function<std::string(bool back)> due_things;  // `back`: of what else is due is not asked
  std::function<bool(uint32_t rows)> returns;        // their end is that a thing comes back
  // The rows of the noun, or, of "", of any table, that have free places, or that have none.
  // Unknown if it is not stored how many they have room for and who comes.
  std::function<RowCondition(std::string_view noun, bool full)> places;
  // What people owe, if that is clear; with a noun, of that.
  std::function<Debts(std::string_view noun)> debts;
  // The words of the only price of the schema that is per day, or per another period ("daily rate"
  // of "day"), or of the rows of the noun; "" if there is none or several.
  std::function<std::string(std::string_view period, std::string_view noun)> price_per;
  IsName is_event_verb;  // the verb names a table or the date of a row
  // The only date, and the only measure, of the events of the noun's rows: "walk walked on" of the
  // noun "dog" and the event "walk" or "walked"; "" if that is not clear.
  std::function<std::string(std::string_view noun, std::string_view event)> event_date,
      event_measure;
  // The only amount of money of each row of the table that the noun or verb names, if its rows are
  // dated and belong to others ("walk price" of "walks"); "" if that is not clear.
  std::function<std::string(std::string_view noun)> own_amount;
  // The amount of money that the rows of the noun, or of the value's table, bring in: of the only
  // rows that refer to them, else their own ("camp place paid" of "camp"); "" if that is not clear.
  std::function<std::string(std::string_view noun)> money_of, money_of_value;
  // The only money of each of the rows of the noun, or of those that have the value as a kind or a
  // name of something ("expense amount" of "diesel"); "" if that is not clear.
  std::function<std::string(std::string_view noun)> own_money, own_money_of_value;
  // The amount of the only rows of income whose table is called so before its last word ("kiosk
  // sale total" of "kiosk"), its letters without blanks; "" if that is not clear.
  std::function<std::string(std::string_view name)> income_called;
  // How many, or how much, of the rows of the noun, or of the value, the only rows with such a
  // measure that refer to them use ("job part quantity" of "part"); "" if that is not clear.
  std::function<std::string(std::string_view noun)> quantity_of, quantity_of_value;
  // The only measure of time of the noun's rows ("performance minutes"), and what they are worth
  // ("value", "stock value"); "" if that is not clear.
  std::function<std::string(std::string_view noun)> time_of, value_of;
  // The measure of time of the rows that have the value: "job minutes" of the job "tuning".
  std::function<std::string(std::string_view value)> time_of_value;
  // The amount of the stuff, or in the unit, that the noun names ("harvest kg" of "honey", "lesson
  // minutes in hours" of "hours"); of those of the rows, "" if they are not known, where there are
  // several. "" if that is not clear.
  std::function<std::string(std::string_view noun, std::string_view rows)> amount_of;
  // What the rows of the noun, or, of "", the only ones who are, are paid ("hourly wage"); "" if
  // none of their columns says so, or several do.
  std::function<std::string(std::string_view noun)> pay_of;
  // What is charged for a service ("visit fee"); "" if that is not clear.
  std::function<std::string()> charged;
  // The column that says of which kind the rows of the noun are, by that word for it or another:
  // "boat type" of the "sort" of "boats"; "" if there is none or several.
  std::function<std::string(std::string_view noun, std::string_view kind)> kind_of;
  // The rows and the column that say how people do what the verb says, as "payments for each
  // method" of "pay"; "" if there is none or several.
  std::function<std::string(std::string_view verb)> manner_of;
  // The measure of the rows and the greatest one that what holds them allows: the length of "boats"
  // and the greatest length of a "berth". With a noun, the measure that it names: "guests".
  // Invalid columns if that is not clear.
  // `verb`: what was done to them, of several such measures: "booked"; or "".
  std::function<Bounded(std::string_view rows, std::string_view holder, std::string_view noun,
                        std::string_view verb)>
      bounded_by;
  // The words of the column with how many the noun's rows have room for ("seats" of "venues"); ""
  // if there is none, or several.
  std::function<std::string(std::string_view noun)> room_of;
  // The two numbers of rows of the noun that the words compare; see numbers_compared().
  std::function<Bounded(std::string_view rows, std::span<const std::string> bound,
                        std::span<const std::string> said)>
      compared;
  // The rows of the noun, or of the only table, of which the two columns that the words call are
  // the same or not; see paired_columns().
  std::function<RowCondition(std::string_view rows, std::string_view one, std::string_view other,
                             bool differ)>
      paired;
  // The words of the only table whose rows last and belong to rows of the noun and to others:
  // "tenancy" of the "plot"; "" if there is none or several.
  std::function<std::string(std::string_view noun)> holding_of;
  // The words of the only price for one of the noun's rows, whose number other rows store: "unit
  // cost" of "parts"; "" if there is none, or several.
  std::function<std::string(std::string_view noun)> unit_price_of;
  // The words name two dates of one table: "ordered", "delivered".
  std::function<bool(std::string_view from, std::string_view to)> names_interval;
  IsName ends_span;  // the word names the date on which a duration of rows ends
  // The words of the only table whose rows last from an arrival or an admission; "" if there is
  // none, or several.
  std::function<std::string()> stays;
  // Rows last from one date to another, none of their columns stores a time, and no column is
  // called a wait.
  std::function<bool()> waits;
  // The only measure of the noun's rows, if it is a score: "stars" of "ratings"; "" otherwise.
  std::function<std::string(std::string_view noun)> score_of;
  // "leader with first aid expires": the people and the only date until which theirs lasts that the
  // words name; "" if there is none or several.
  std::function<std::string(const WordSequence& about)> expiry_of_people;
  // The people whom the rows of the noun's table belong to ("client" of "parcel"); "" if there are
  // none, or several.
  std::function<std::string(std::string_view noun)> owner_of;
  // What people do it to ("products" of "buy"); "" if that is not known.
  std::function<std::string(std::string_view verb)> objects_of;
};

// Rewrites these phrases. Sets QueryShape::upcoming, past, overdue, states and
// every_row.
void rewrite_schema_phrases(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

}  // namespace ask::engine

#include "agent/engine/schema/debts.h"

#include <gtest/gtest.h>

#include "test/unit/engine/measured.h"

namespace ask::engine::debts_test {
namespace {

// "rows: amount" of the debts.
std::string owed(const std::string& script) {
  const measured::Measured db(script);
  const SchemaGraph graph(db.facts().catalog());
  const Debts out = debts(db.facts(), graph, "");
  return out.rows.empty() ? "" : out.rows + ": " + (out.rest ? "the rest of " : "") + out.amount;
}

std::string invoices(const std::string& columns, const std::string& first,
                     const std::string& second) {
  return "CREATE TABLE invoices(id INTEGER PRIMARY KEY, " + columns +
         "); INSERT INTO invoices VALUES(1, " + first + "), (2, " + second + ");";
}

// feature 213
TEST(Debts, RowsWithAFlagADateOrAStateOfPayment) {
  EXPECT_EQ(owed(invoices("amount REAL, paid INTEGER", "7.5, 0", "9.5, 1")), "invoices: amount");
  EXPECT_EQ(owed(invoices("amount REAL, paid_on TEXT", "7.5, NULL", "9.5, '2024-01-02'")),
            "invoices: amount");
  EXPECT_EQ(owed(invoices("amount REAL, status TEXT", "7.5, 'unpaid'", "9.5, 'settled'")),
            "invoices: amount");
}

TEST(Debts, NoneIfEverythingIsPaidOrNoPaymentIsKnown) {
  EXPECT_EQ(owed(invoices("amount REAL, paid_on TEXT", "7.5, '2024-01-01'", "9.5, '2024-01-02'")),
            "");
  EXPECT_EQ(owed(invoices("amount REAL, note TEXT", "7.5, 'a'", "9.5, 'b'")), "");
}

// Who owes is known without an amount, unless a row may have been called off.
TEST(Debts, RowsWithoutASingleAmount) {
  EXPECT_EQ(owed(invoices("note TEXT, paid INTEGER", "'a', 0", "'b', 1")), "invoices: ");
  EXPECT_EQ(owed(invoices("net_price REAL, tax_amount REAL, paid INTEGER", "1.5, 2, 0", "2, 3, 1")),
            "invoices: ");
  EXPECT_EQ(owed(invoices("note TEXT, status TEXT, paid INTEGER", "'a', 'cancelled', 0",
                          "'b', 'sent', 1")),
            "");
  EXPECT_EQ(owed(invoices("note TEXT, paid_until TEXT", "'a', NULL", "'b', '2024-01-02'")), "");
}

// Which parts the flag is about is unknown.
TEST(Debts, NoneIfPartsMayBePaid) {
  EXPECT_EQ(
      owed(invoices("amount REAL, paid INTEGER, amount_paid REAL", "7.5, 0, 2.5", "9.5, 1, 9.5")),
      "");
}

TEST(Debts, TheRestIfPaymentsReferToTheRows) {
  EXPECT_EQ(owed(invoices("amount REAL, paid INTEGER", "7.5, 0", "9.5, 1") +
                 "CREATE TABLE payments(id INTEGER PRIMARY KEY, invoice_id INTEGER REFERENCES "
                 "invoices(id), sum REAL);"),
            "invoices: the rest of amount");
}

TEST(Debts, NoneOfTwoTables) {
  const std::string fines =
      "CREATE TABLE fines(id INTEGER PRIMARY KEY, amount REAL, paid INTEGER);"
      "INSERT INTO fines VALUES(1, 2.5, 0), (2, 3.5, 1);";
  EXPECT_EQ(owed(fines), "fines: amount");
  EXPECT_EQ(owed(fines + invoices("amount REAL, paid INTEGER", "7.5, 0", "9.5, 1")), "");
}

}  // namespace
}  // namespace ask::engine::debts_test

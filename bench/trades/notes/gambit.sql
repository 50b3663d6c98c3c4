SELECT ask_note('Product', 'what we sell', '{"synonyms": ["games", "items", "articles", "toys",
  "goods", "game", "products"]}');
SELECT ask_note('Product.out_of_stock', 'none left', '{"synonyms": ["out of stock", "sold out",
  "none left", "no stock", "not in stock", "gone", "unavailable", "ran out"], "condition":
  "StockQty = 0"}');
SELECT ask_note('Product.StockQty', 'pieces in stock', '{"synonyms": ["stock", "in stock",
  "on the shelf", "copies left", "stock level", "in hand", "left"]}');
SELECT ask_note('Product.IsDiscontinued', 'still sold or not', '{"values": {"1": ["discontinued",
  "no longer sold", "dropped", "phased out", "no longer made"], "0": ["still sold", "current",
  "available", "in the range"]}}');
SELECT ask_note('SalesOrder.with_voucher', 'bought with a voucher', '{"synonyms": [
  "used a voucher", "with a voucher", "with a discount", "discounted", "voucher orders",
  "used a code", "with a coupon"], "condition": "VoucherCode IS NOT NULL"}');
SELECT ask_note('Product.stock_value', 'value of the stock', '{"synonyms": ["stock value",
  "inventory value", "worth of stock", "value of stock", "tied up in stock", "stock worth"],
  "sql": "StockQty * PriceCents", "unit": "cents"}');
SELECT ask_note('OrderLine.revenue', 'value of what was sold', '{"synonyms": ["takings",
  "revenue", "turnover", "income", "earned", "money made", "spent", "order value", "sales value",
  "spend", "sales figures"], "sql": "Quantity * UnitPriceCents", "unit": "cents"}');
SELECT ask_note('OrderLine.Quantity', 'pieces sold', '{"synonyms": ["copies sold", "units sold",
  "pieces", "units", "copies", "number sold"]}');
SELECT ask_note('SalesOrder', 'orders', '{"synonyms": ["purchases", "parcels", "packages"]}');
SELECT ask_note('SalesOrder.OrderStatus', 'how it stands', '{"values": {"new": [
  "not yet shipped", "unshipped", "open", "waiting to be shipped", "still to send", "not sent",
  "to be packed"], "shipped": ["on the way", "in transit", "under way", "not delivered yet"],
  "delivered": ["arrived", "completed"], "cancelled": ["called off", "canceled"]}}');
SELECT ask_note('SalesOrder.ShippingCents', 'shipping', '{"synonyms": ["postage", "shipping",
  "delivery charge", "shipping costs", "delivery costs", "delivery fee", "shipping fee"], "unit":
  "cents"}');
SELECT ask_note('SalesOrder.free_shipping', 'no shipping charged', '{"synonyms": [
  "free shipping", "free delivery", "post free", "free postage", "without shipping costs",
  "shipped free"], "condition": "ShippingCents = 0"}');
SELECT ask_note('ReturnCase', 'goods sent back', '{"synonyms": ["returns", "returned",
  "sent back", "send back", "came back", "complaints", "brought back", "return requests"]}');
SELECT ask_note('ReturnCase.RefundCents', 'money given back', '{"synonyms": ["money back",
  "paid back", "give back", "gave back", "given back", "reimbursed", "repaid", "refund amount"],
  "unit": "cents"}');
SELECT ask_note('ReturnCase.CaseStatus', 'how it stands', '{"values": {"refunded": ["settled",
  "closed"], "rejected": ["turned down", "refused", "declined", "denied"], "requested": [
  "not yet back", "awaited", "newly asked"], "received": ["waiting for refund",
  "awaiting refund", "not yet refunded", "back with us"]}}');

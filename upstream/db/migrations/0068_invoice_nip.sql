-- The tax number for which a diner asks an invoice; the restaurant issues it. Contract C3.
ALTER TABLE orders ADD COLUMN invoice_nip text;

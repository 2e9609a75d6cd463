-- How much one person has written into the trail today: contract C25.
CREATE INDEX staff_audit_person ON staff_audit (staff_id, at);

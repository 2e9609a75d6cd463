-- Rows that a job could not work off, each with the time of its next try: until then the job leaves them out. Decision 0062.
CREATE TABLE job_setbacks (
  job text NOT NULL,
  row_key text NOT NULL,
  tries integer NOT NULL,
  next_at timestamptz NOT NULL,
  PRIMARY KEY (job, row_key)
);

import { z } from 'zod'

/** A coordinate in a query. An empty text would coerce to 0, which is a valid coordinate. */
export const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))

import * as z from 'zod';
import { MAX_CENTS, MAX_INPUT_CENTS } from './cents';

/** Whole US cents. Never a float: arithmetic on money stays in integers. */
export const Cents = z.int().min(-MAX_CENTS).max(MAX_CENTS).brand('Cents');

/** Cents that a person gives: zero or more, and few enough for every sum and projection of them. */
export const InputCents = z
  .int()
  .min(0, 'Enter $0 or more')
  .max(MAX_INPUT_CENTS, 'Enter a smaller amount')
  .brand('Cents');

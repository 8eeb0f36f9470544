import * as z from 'zod';
import { MOST_CENTS } from './money';

/** Whole US cents. Never a float: arithmetic on money stays in integers. */
export const Cents = z.int().min(-MOST_CENTS).max(MOST_CENTS).brand('Cents');

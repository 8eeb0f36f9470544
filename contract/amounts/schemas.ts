import * as z from 'zod';
import { MAX_CENTS } from './cents';

/** Whole US cents. Never a float: arithmetic on money stays in integers. */
export const Cents = z.int().min(-MAX_CENTS).max(MAX_CENTS).brand('Cents');

// What a later domain makes of the rows of a portfolio import.
import { insertPro } from './modules/care/pros';

export const importHandlers = { insertPro };

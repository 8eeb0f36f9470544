// What the search for a Pro changes in the work order that it is for.
import { updateTriage } from './modules/care/workOrders';

export const proSearchHandlers = { updateTriage };

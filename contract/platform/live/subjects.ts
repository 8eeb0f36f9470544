/** The kinds of things that open pages hear of as they change. What they show of them they ask for as themselves. */
export type LiveSubject = 'threads' | 'applications' | 'leases' | 'appointments' | 'homes' | 'payments' | 'workOrders';

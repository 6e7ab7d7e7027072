/** Keys of the caches that P11 names. Everything about proposals begins with the call's path. */
export const PROPOSALS = ['/api/propostas'] as const;
export const LIMITS = ['/api/proposal-limits'] as const;
export const ADMIN_USERS = ['/api/vitamina/users'] as const;

/** Every page of the user's list, with any filter. */
export const listKey = (userId: string) => [...PROPOSALS, 'list', userId] as const;
export const statsKey = (userId: string) => [...PROPOSALS, 'stats', userId] as const;
export const proposalKey = (id: string) => [...PROPOSALS, 'one', id] as const;
export const eventsKey = (id: string) => [...PROPOSALS, 'events', id] as const;
export const limitsKey = (userId: string) => [...LIMITS, userId] as const;
export const companyKey = (userId: string) => ['/api/company-settings', userId] as const;

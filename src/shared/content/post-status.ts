export const postStatuses = ['draft', 'scheduled', 'published'] as const

export type PostStatus = (typeof postStatuses)[number]

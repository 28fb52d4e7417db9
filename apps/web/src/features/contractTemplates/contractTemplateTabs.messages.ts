export const contractTemplateTabText = { templates: '서식' } as const

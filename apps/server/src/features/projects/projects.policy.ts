import type { Actor } from '../../context.ts'

const scopes = ['WorkList', 'WorkListV2', 'MyPageProject']

/** A project's files and notes belong to the people who work on projects. */
export const worksOnProjects = ({ gate, user_type, emp_scope }: Actor) =>
  gate === 'open' && user_type === 'emp' && scopes.some((name) => emp_scope.has(name))

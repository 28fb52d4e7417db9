import type { Actor } from '../../context.ts'

/** Who works on projects. */
export const projectScopes = ['WorkList', 'WorkListV2', 'MyPageProject']

/** A project's files and notes belong to the people who work on projects. */
export const worksOnProjects = ({ gate, user_type, emp_scope }: Actor) =>
  gate === 'open' && user_type === 'emp' && projectScopes.some((name) => emp_scope.has(name))

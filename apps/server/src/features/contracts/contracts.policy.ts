import type { Actor } from '../../context.ts'

/** Reads and writes every contract, whoever's project it is; cancels them. */
export const managesContracts = ({ emp_scope }: Pick<Actor, 'emp_scope'>) => emp_scope.has('AdminContract')

/** The people of a project commit the company; others who open it read. */
export const mayWriteContract = (actor: Pick<Actor, 'emp_scope'>, { is_member }: { is_member: boolean }) =>
  is_member || managesContracts(actor)

/** Our seal is put in by the signatory whom the contract names. */
export const maySend = (
  actor: Pick<Actor, 'emp_scope' | 'emp_no'>,
  { signatory_no }: { signatory_no: number | null },
) => managesContracts(actor) || (signatory_no !== null && signatory_no === actor.emp_no)

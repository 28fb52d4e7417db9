const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A fault the operator can mend: shown as one Korean line without a stack trace, and the process exits with 1. */
export class StartupProblem extends Error {
  constructor(what: string, todo: string) {
    super(`${sentence(what)} ${sentence(todo)}`)
    this.name = 'StartupProblem'
  }
}

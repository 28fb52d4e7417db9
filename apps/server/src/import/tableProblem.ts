/** Why a file cannot be read, in words for whoever sent it. */
export class TableProblem extends Error {}

/** The three things a password must have; the server asks for the same. */
export const passwordRules = {
  length: (password: string) => password.length >= 8,
  letter: (password: string) => /[A-Za-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
}

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** Runs and repetitions are the first thing anybody tries. */
const isMonotonous = (password: string) =>
  new Set(password.toLowerCase()).size < password.length / 2 || /(1234|abcd|qwer|asdf|password)/i.test(password)

/** 0 nothing typed, 1 below the rule or easily guessed, up to 4 for long and varied. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (!password) return 0
  const isAllowed = Object.values(passwordRules).every((holds) => holds(password))
  if (!isAllowed || isMonotonous(password)) return 1
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (password.length >= 12 && variety >= 3) return 4
  if (password.length >= 12 || variety >= 3) return 3
  return 2
}

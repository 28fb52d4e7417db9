import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** The hash of a random password, so that an unknown user id takes as long as a wrong password. */
const decoy = hashPassword(crypto.randomUUID())

export const isPassword = async (stored: string | undefined, password: string) => {
  const matched = await verify(stored ?? (await decoy), password)
  return stored !== undefined && matched
}

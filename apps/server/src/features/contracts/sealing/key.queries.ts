import type { Db } from '../../../db/database.ts'
import type { SigningKey, StoredKey } from './certificate.ts'

/** The stored key, also when another node stored its own first. */
export const keepKey = async (db: Db, make: () => Promise<StoredKey>): Promise<StoredKey> => {
  const find = () => db.selectFrom('signing_keys').select(['private_key', 'certificate']).executeTakeFirst()
  const known = await find()
  if (known) return known
  const made = await make()
  await db
    .insertInto('signing_keys')
    .values(made)
    .onConflict((clash) => clash.doNothing())
    .execute()
  return (await find()) ?? made
}

export const insertCertificate = (db: Db, { fingerprint, certificate }: SigningKey) =>
  db
    .insertInto('signing_certificates')
    .values({ fingerprint, certificate })
    .onConflict((clash) => clash.doNothing())
    .execute()

export const isOurCertificate = async (db: Db, fingerprint: string) =>
  (await db
    .selectFrom('signing_certificates')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()) !== undefined

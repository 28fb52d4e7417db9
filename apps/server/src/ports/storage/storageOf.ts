import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { embeddedStorage } from './embedded.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

const storages = new WeakMap<Config, Storage>()

/** The storage port as configured: an S3-compatible service, or files in DATA_DIR. */
export const storageOf = (config: Config): Storage => {
  const known = storages.get(config)
  if (known) return known
  const storage = config.s3
    ? s3Storage(config.s3)
    : embeddedStorage(join(config.dataDir, 'files'), config.diskReserveBytes)
  storages.set(config, storage)
  return storage
}

import { writeFile } from 'node:fs/promises'
import { generateTypes } from '../db/generateTypes.ts'
import { withTemporaryDatabase } from '../db/temporary.ts'

/** Writes the types anew from a freshly migrated database; a test compares the two. */
const target = new URL('../db/types.gen.ts', import.meta.url)
await writeFile(target, await withTemporaryDatabase(generateTypes))
process.stdout.write('✔ apps/server/src/db/types.gen.ts\n')

import { mkdir, writeFile } from 'node:fs/promises'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import { othersShare } from './others.ts'
import { isOver, type Row } from './table.ts'

const file = new URL('../.cache/bench.json', import.meta.url)

/** What a reader needs to judge the numbers. */
const machineFacts = () => ({
  date: new Date().toISOString(),
  machine: {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    usedByOthers: Number(othersShare().toFixed(2)),
  },
})

export const writeReport = async (options: object, rows: Row[]) => {
  await mkdir(new URL('.', file), { recursive: true })
  const report = { ...machineFacts(), options, rows: rows.map((row) => ({ ...row, over: isOver(row) })) }
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
}

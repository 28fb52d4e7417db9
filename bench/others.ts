import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const lookMs = 250
const looks: number[] = []

const cpuTimes = () => {
  const times = cpus().map((cpu) => cpu.times)
  const sum = (pick: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + pick(time), 0)
  return { idle: sum((time) => time.idle), all: sum((time) => Object.values(time).reduce((a, b) => a + b)) }
}

/** Does nothing for a moment, and notes how busy the machine is all the same. */
export const lookAround = async () => {
  const before = cpuTimes()
  await sleep(lookMs)
  const after = cpuTimes()
  looks.push(1 - (after.idle - before.idle) / (after.all - before.all))
}

/** The share of the machine that others used while the bench was running. */
export const othersShare = () => looks.reduce((sum, look) => sum + look, 0) / Math.max(1, looks.length)

import { afterEach, expect, test, vi } from 'vitest'
import { openSocket } from './socket.ts'

const heard: Record<string, (said: { message: string }) => void> = {}
const line = vi.hoisted(() => ({
  active: false,
  connect: vi.fn(),
  disconnect: vi.fn(),
  onAny: vi.fn(),
  on: vi.fn(),
}))
vi.mock('socket.io-client', () => ({ io: () => line }))
line.on.mockImplementation((event: string, hear: (typeof heard)[string]) => {
  heard[event] = hear
})

afterEach(() => {
  vi.useRealTimers()
  line.connect.mockClear()
})

test('whom the server turns away knocks again, but not once the line is closed', () => {
  vi.useFakeTimers()
  const close = openSocket()
  heard.connect_error?.({ message: 'busy' })
  vi.advanceTimersByTime(3000)
  expect(line.connect).toHaveBeenCalledTimes(1)

  heard.connect_error?.({ message: 'busy' })
  close()
  vi.advanceTimersByTime(3000)
  expect(line.disconnect).toHaveBeenCalled()
  expect(line.connect).toHaveBeenCalledTimes(1)
})

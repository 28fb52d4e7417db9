import type { ReactNode } from 'react'

export type DialogIcon = 'success' | 'info' | 'warning' | 'danger'

/** A question names the act on its button, and the safe button has the focus; what is dangerous is red as well. */
type YesButton = { tone?: 'normal'; yes?: string } | { tone: 'danger'; yes: string }

type DialogWords = YesButton & {
  title: string
  description?: ReactNode
  /** What people must tick before they can go on. */
  known?: string
  no?: string
}

interface PromptField {
  label: string
  initial?: string
  placeholder?: string
  /** What is wrong with what was typed; null when it may be sent. */
  check?: (value: string) => string | null
}
type PromptWords = DialogWords & PromptField

/** One open dialog: `answer(null)` means that it was put aside. */
export interface Dialog {
  id: number
  words: DialogWords
  icon?: DialogIcon
  hasNo: boolean
  field?: PromptField
  answer: (value: string | null) => void
}

let queue: readonly Dialog[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Dialog[]) => {
  queue = next
  for (const listener of listeners) listener()
}

const open = (dialog: Omit<Dialog, 'id' | 'answer'>) =>
  new Promise<string | null>((resolve) => {
    lastId += 1
    const id = lastId
    const answer = (value: string | null) => {
      replace(queue.filter((other) => other.id !== id))
      resolve(value)
    }
    replace([...queue, { ...dialog, id, answer }])
  })

/** Whether to go on; the button names the act: `if (await confirm({ title: messages.reallyDelete, yes: '삭제', tone: 'danger' })) …` */
export const confirm = async (words: DialogWords & { yes: string }) => (await open({ words, hasNo: true })) !== null

/** Something people must have read before they go on. */
export const alert = async (words: DialogWords) => void (await open({ words, hasNo: false }))

/** Asks for one line of text; null when it was cancelled. */
export const prompt = ({ label, initial, placeholder, check, ...words }: PromptWords) =>
  open({ words, hasNo: true, field: { label, initial, placeholder, check } })

export const iconAlert = async (icon: DialogIcon, words: DialogWords) =>
  void (await open({ words, icon, hasNo: false }))

export const iconConfirm = async (icon: DialogIcon, words: DialogWords & { yes: string }) =>
  (await open({ words, icon, hasNo: true })) !== null

export const dialogStore = {
  first: () => queue[0] ?? null,
  isOpen: () => queue.length > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

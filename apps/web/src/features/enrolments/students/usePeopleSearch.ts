import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import type { StudentPerson } from '@crm/contract/features/enrolments/enrolments.rows'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useRead } from '../../../shared/lib/server/useRead.ts'

const typingPause = 250

/** People of client companies: the server looks for what is typed, and who was chosen keeps their name. */
export const usePeopleSearch = (chosen: readonly number[]) => {
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const found = useRead(enrolments.people, { query: { keyword, limit: 30 } }).data?.query ?? []
  const seen = useRef(new Map<number, StudentPerson>())
  for (const person of found) seen.current.set(person.user_no, person)
  const others = chosen.filter((user_no) => found.every((person) => person.user_no !== user_no))
  const people = [...found, ...others.flatMap((user_no) => seen.current.get(user_no) ?? [])]
  const options = people.map(({ user_no, user_name, client_name }) => ({
    value: user_no,
    label: `${user_name} · ${client_name}`,
  }))
  return { typed, setTyped, options }
}

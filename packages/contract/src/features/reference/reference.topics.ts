import { defineTopics } from '../../kit/topic.ts'
import { reference } from './reference.ts'

const { employees, ...others } = reference

export const referenceTopics = defineTopics(
  { 'employees.changed': 'staff', 'reference.changed': 'everyone' },
  { 'employees.changed': [employees], 'reference.changed': Object.values(others) },
)

import { type TodoState, todoState } from '@crm/contract/features/todos/todos.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'

const tones: Record<TodoState, Tone> = { 0: 'red', 2: 'gray', 3: 'teal', 4: 'green' }

/** One colour for a state everywhere. */
export const TodoStateTag = ({ state }: { state: TodoState }) => <Tag tone={tones[state]}>{todoState.label(state)}</Tag>

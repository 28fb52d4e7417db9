import { empLevel, memberState, type User, userType } from '@crm/contract/features/auth'
import { Card } from '../../shared/ui/Card.tsx'
import { Tag, type Tone } from '../../shared/ui/Tag.tsx'
import { text } from './auth.messages.ts'
import classes from './ProfileCard.module.css'
import { scopeWords } from './scopeWords.ts'

const typeTone: Record<User['user_type'], Tone> = { emp: 'accent', client: 'teal', vc: 'violet' }

type Fact = [name: string, value: React.ReactNode]

const factsOf = (user: User): Fact[] => {
  const company = user.client_name ?? user.vc_name
  const state = user.emp_state ?? user.client_state ?? user.vc_state
  const facts: (Fact | false)[] = [
    [text.name, user.user_name],
    [text.userId, user.user_id],
    [
      text.type,
      <Tag key="type" tone={typeTone[user.user_type]}>
        {userType.label(user.user_type)}
      </Tag>,
    ],
    user.team_name !== null && [text.team, user.team_name],
    user.emp_lv !== null && [text.level, empLevel.label(user.emp_lv)],
    company !== null && [text.company, company],
    user.client_rep_name !== null && [text.representative, user.client_rep_name],
    [
      text.state,
      <Tag key="state" tone={state === 1 ? 'green' : 'amber'}>
        {memberState.label(state)}
      </Tag>,
    ],
  ]
  return facts.filter((fact) => fact !== false)
}

/** Who you are, as the product knows you. */
export const ProfileCard = ({ user }: { user: User }) => (
  <Card title={text.profileTitle}>
    <dl className={classes.facts}>
      {factsOf(user).map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

/** What a member of staff may open, in words. */
export const ScopesCard = ({ user }: { user: User }) => {
  const words = scopeWords(user.emp_scope)
  return (
    <Card title={text.scopesTitle} note={text.scopeCount(words.length)}>
      {words.length === 0 && <p className={classes.none}>{text.noScopes}</p>}
      <ul className={classes.scopes}>
        {words.map((word) => (
          <li key={word}>
            <Tag>{word}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  )
}

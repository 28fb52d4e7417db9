import { memberMessages } from '@crm/contract/features/members/members.rows'
import { scopeWords } from '@crm/contract/features/members/scopeTree'
import { keysOf } from '@crm/contract/kit/keysOf'
import { menuGroups } from '@crm/contract/kit/screen'
import type { ScopeName } from '@crm/contract/scopes'
import { screens } from '@crm/contract/screens'
import { Checkbox } from '@mantine/core'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Grid } from '../../../shared/ui/layout/Grid.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { membersText } from '../members.messages.ts'
import classes from './ScopeTree.module.css'
import { existingScopes, keeping, stateOf, withScopes } from './scopeSelection.ts'

interface ScopeTreeProps {
  value: readonly ScopeName[]
  onChange: (scopes: ScopeName[]) => void
  /** Cannot be taken away here. */
  kept?: readonly ScopeName[]
  disabled?: boolean
}

const existing = existingScopes(screens)
const groups = keysOf(existing).filter((group) => existing[group].length > 0)

/** The menu as a tree: a group stands for all of its entries, and shows when only some are chosen. */
export const ScopeTree = ({ value, onChange, kept = [], disabled }: ScopeTreeProps) => {
  const choose = (names: readonly ScopeName[], isChosen: boolean) =>
    onChange(keeping(withScopes(value, names, isChosen), kept))
  return (
    <div className={classes.tree}>
      {groups.map((group) => {
        const names = existing[group]
        const state = stateOf(names, value)
        const title = menuGroups[group] || membersText.home
        return (
          <fieldset key={group} className={classes.group}>
            <legend className="visually-hidden">{title}</legend>
            <Inline justify="between">
              <Checkbox
                label={title}
                checked={state === 'all'}
                indeterminate={state === 'some'}
                disabled={disabled}
                onChange={() => choose(names, state !== 'all')}
              />
              <SmallText as="span">
                {membersText.scopeCount(names.filter((name) => value.includes(name)).length, names.length)}
              </SmallText>
            </Inline>
            <Grid columns={1} onPhone={2} gap="sm">
              {names.map((name) => (
                <Checkbox
                  key={name}
                  size="xs"
                  label={scopeWords[name]}
                  description={kept.includes(name) ? memberMessages.ownScope : undefined}
                  checked={value.includes(name)}
                  disabled={disabled || kept.includes(name)}
                  onChange={(event) => choose([name], event.currentTarget.checked)}
                />
              ))}
            </Grid>
          </fieldset>
        )
      })}
    </div>
  )
}

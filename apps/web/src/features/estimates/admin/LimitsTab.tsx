import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { adminText as text } from './admin.messages.ts'
import { SettingsFrame } from './SettingsFrame.tsx'

/** How much each level may give away. */
export const LimitsTab = () => (
  <SettingsFrame title={text.limits} draft="estimateLimits">
    {({ form }) => (
      <>
        <SmallText>{text.limitsHint}</SmallText>
        <FieldGrid>
          {form.values.es_limits.map((limit, level) => (
            <WholeNumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the level
              key={level}
              label={text.level(level)}
              unit={text.percent}
              placeholder={text.noLimit}
              value={limit ?? ''}
              error={form.errors[`es_limits.${level}`]}
              onChange={(typed) =>
                form.setFieldValue('es_limits', form.values.es_limits.with(level, typed === '' ? null : Number(typed)))
              }
            />
          ))}
        </FieldGrid>
      </>
    )}
  </SettingsFrame>
)

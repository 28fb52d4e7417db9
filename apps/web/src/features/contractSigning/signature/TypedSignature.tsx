import '@fontsource/nanum-pen-script/400.css'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'

/** The name as the paper will have it; its handwriting is fetched only here. */
export const TypedSignature = ({ name }: { name: string }) => (
  <Stack gap="sm">
    <SmallText>{text.typedHint}</SmallText>
    {name ? <p className={classes.typed}>{name}</p> : <SmallText>{text.typedEmpty}</SmallText>}
  </Stack>
)

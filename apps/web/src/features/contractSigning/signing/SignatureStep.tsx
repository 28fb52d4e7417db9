import { signMethod } from '@crm/contract/features/contracts/contracts.words'
import { lazyPart } from '../../../shared/lib/page/lazyPart.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { signingText as text } from '../contractSigning.messages.ts'
import { SealPicture } from '../signature/SealPicture.tsx'
import type { SigningState } from './useSigning.ts'

const DrawnSignature = lazyPart(() => import('../signature/DrawnSignature.tsx').then((file) => file.DrawnSignature))
const TypedSignature = lazyPart(() => import('../signature/TypedSignature.tsx').then((file) => file.TypedSignature))

export const signFormId = 'signing-signature'

/** Drawn, typed or a picture of a seal; what was made of each stays while another is looked at. */
export const SignatureStep = ({ signing: { state, pictures, change } }: { signing: SigningState }) => {
  const { method, name } = state.form.values
  const isMissing = method === 'seal' && pictures.seal === null
  const problem = state.form.errors.image && (isMissing ? text.sealMissing : state.form.errors.image)
  return (
    <form id={signFormId} {...state.bind}>
      <Stack>
        <Segments
          aria-label={text.method}
          fullWidth
          data={signMethod.options}
          value={method}
          onChange={(chosen) => {
            state.form.setFieldValue('method', chosen)
            state.form.clearFieldError('image')
          }}
        />
        {problem && (
          <Text as="p" tone="red" size="small" data-path="image" tabIndex={-1} role="alert">
            {problem}
          </Text>
        )}
        {method === 'drawn' && (
          <DrawnSignature
            strokes={pictures.strokes}
            isWrong={Boolean(problem)}
            onChange={(strokes, drawn) => change({ strokes, drawn })}
          />
        )}
        {method === 'typed' && <TypedSignature name={name.trim()} />}
        {method === 'seal' && <SealPicture picture={pictures.seal} onChange={(seal) => change({ seal })} />}
        <SmallText>{text.signNote}</SmallText>
      </Stack>
    </form>
  )
}

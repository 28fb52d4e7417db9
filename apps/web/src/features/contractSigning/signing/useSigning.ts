import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { useState } from 'react'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { useKeepPage } from '../contractSigning.api.ts'
import { signingText as text } from '../contractSigning.messages.ts'
import type { Strokes } from '../signature/strokes.ts'
import { showStep } from './showStep.ts'

/** Pictures of each way to sign: whoever looks at another way finds theirs again. */
export interface SignaturePictures {
  strokes: Strokes
  drawn: string | null
  seal: string | null
}

const none: SignaturePictures = { strokes: [], drawn: null, seal: null }

/** Name, title and signature: sent together, and kept until then. */
export const useSigning = (t: string, { me }: SignerPage, draftKey: string) => {
  const { keep, readAgain } = useKeepPage(t)
  const [pictures, setPictures] = useState(none)
  const state = useEndpointForm(contractSigning.sign, {
    initial: { t, name: me.cs_name, title: me.cs_title, method: 'drawn', image: null },
    toBody: ({ name, title, method }) => ({
      ...{ t, name, title, method },
      image: method === 'typed' ? null : pictures[method],
    }),
    draftKey,
    notKept: ['t', 'image'],
    guardsLeaving: false,
    endsWithIt: true,
    done: text.signed,
    onDone: ({ query }) => {
      keep(query[0])
      scrollTo(0, 0)
    },
    onRefused: ({ status, fields }) => {
      if ('name' in fields || 'title' in fields) showStep('who')
      // Somebody cancelled it meanwhile, or it was signed in another window: the page shows what.
      if (status === 409 || status === 404) void readAgain()
      return false
    },
  })
  const change = (part: Partial<SignaturePictures>) => {
    setPictures((before) => ({ ...before, ...part }))
    state.form.clearFieldError('image')
  }
  return { state, pictures, change }
}

export type SigningState = ReturnType<typeof useSigning>

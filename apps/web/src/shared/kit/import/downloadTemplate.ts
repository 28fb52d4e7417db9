import { imports } from '@crm/contract/features/imports/imports'
import { urlOf } from '@crm/contract/kit/client'
import { callHeaders } from '../../lib/server/api.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { nameIn, saveBlob } from '../files/download/saveFile.ts'
import { importText } from './import.messages.ts'

export const downloadTemplate = async (name: string) => {
  try {
    const response = await fetch(urlOf(imports.template, { params: { name } }), { headers: callHeaders() })
    if (!response.ok) throw new Error(String(response.status))
    saveBlob(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? 'template.xlsx')
  } catch {
    toast.error(importText.templateFailed)
  }
}

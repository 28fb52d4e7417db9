import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { editorImage } from '../../kit/richText.ts'

export const editor = {
  uploadImage: endpoint({
    method: 'POST',
    path: '/crm/v3/editor/file-upload',
    multipart: true,
    bodyLimit: editorImage.bytes + 64 * 1024,
    summary: '편집기의 이미지 올리기. filepath를 img의 src로 쓴다',
    access: staff(),
    limit: { points: 120, seconds: 60 },
    body: z.object({
      file: z
        .file({ error: '이미지 파일을 선택해 주세요.' })
        .min(1, '비어 있는 파일이에요.')
        .max(editorImage.bytes, '이미지는 10MB까지 올릴 수 있어요.')
        .mime(editorImage.types, '이미지 파일만 추가할 수 있어요.'),
    }),
    response: listOf(z.object({ size: z.int(), filepath: z.string() })),
  }),
}

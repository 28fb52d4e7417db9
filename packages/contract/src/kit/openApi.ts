import { Problem } from './answer.ts'
import type { Access, ServerEndpoint } from './endpoint.ts'
import { documentSchema, type JsonSchema } from './jsonSchema.ts'

const accessWords = (access: Access): string => {
  if (access.who === 'anyone') return '누구나'
  if (access.who === 'signedIn') return '로그인한 사람'
  const types = [
    access.emp && (access.emp === true ? '직원' : `직원 (${access.emp.join(', ')})`),
    access.client && '고객사',
    access.vc && 'VC',
  ]
  return types.filter(Boolean).join(', ')
}

const parametersOf = (endpoint: ServerEndpoint, part: 'params' | 'query') => {
  const schema = endpoint[part]
  if (!schema) return []
  const { properties = {}, required = [] } = documentSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || required.includes(name),
    schema: value,
  }))
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

/** What may come as a form as well as in JSON. */
const taken = ({ multipart }: ServerEndpoint, schema: JsonSchema) => ({
  content: { ...json(schema).content, ...(multipart ? { 'multipart/form-data': { schema } } : {}) },
})

const file = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }

const answer = (endpoint: ServerEndpoint) => {
  const { content } = json(documentSchema(endpoint.response, 'output'))
  return endpoint.binary ? { content: { ...file.content, ...content } } : { content }
}

const operation = (feature: string, name: string, endpoint: ServerEndpoint) => ({
  operationId: `${feature}.${name}`,
  tags: [feature],
  summary: endpoint.summary,
  description: `사용: ${accessWords(endpoint.access)}`,
  security: endpoint.access.who === 'anyone' ? [] : [{ bearer: [] }],
  parameters: [...parametersOf(endpoint, 'params'), ...parametersOf(endpoint, 'query')],
  ...(endpoint.body
    ? { requestBody: { required: true, ...taken(endpoint, documentSchema(endpoint.body, 'input')) } }
    : {}),
  responses: {
    200: { description: '처리됨', ...answer(endpoint) },
    ...(endpoint.binary ? { 206: { description: '파일의 일부 (Range)', ...file } } : {}),
    default: { description: '거절', ...json({ $ref: '#/components/schemas/Problem' }) },
  },
})

/** The whole contract as one OpenAPI 3.1 document. */
export const openApi = (api: Record<string, Record<string, ServerEndpoint>>, title: string, version: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, group] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(group)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(feature, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Problem: documentSchema(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

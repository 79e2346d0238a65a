/** The OpenAPI description, generated from the schemas that validate requests. */
import { type RouteName, routes } from '@traque/wire/api';
import { ErrorAnswer } from '@traque/wire/errors';
import { ClientMessage, ServerMessage } from '@traque/wire/live';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

type Json = Readonly<Record<string, unknown>>;

/** `typeMode`: what may be sent, or what is answered. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}

const content = (schema: v.GenericSchema, mode: 'input' | 'output', type = 'application/json'): Json => ({
  [type]: { schema: schemaOf(schema, mode) },
});

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  }));
}

function queryParameters(query: v.GenericSchema): Json[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function operation(name: RouteName): Json {
  const route = routes[name];
  const types = 'stream' in route ? ['text/event-stream', 'application/x-ndjson'] : ['application/json'];
  const answer = 'stream' in route ? ServerMessage : route.answer;
  const responses: Record<string, Json> = {
    200: {
      description: 'Done',
      content: Object.assign({}, ...types.map((type) => content(answer, 'output', type))) as Json,
    },
    '4XX': { description: 'Denied, and why', content: content(ErrorAnswer, 'output') },
    default: { description: 'Not done, and why', content: content(ErrorAnswer, 'output') },
  };
  if ('refusal' in route)
    responses['409'] = {
      description: 'Refused: by which clause, and how things stand',
      content: content(v.union([route.refusal, ErrorAnswer]), 'output'),
    };
  return {
    operationId: name,
    summary: route.summary,
    parameters: [...pathParameters(route.path), ...('query' in route ? queryParameters(route.query) : [])],
    ...('body' in route ? { requestBody: { required: true, content: content(route.body, 'input') } } : {}),
    responses,
  };
}

export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { path, method } = routes[name];
    const place = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
    place[method.toLowerCase()] = operation(name);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Traque',
      version: '1',
      description:
        'Tables of three board games. A guest is known by a cookie (PUT /api/me); a seat also by its token, sent as a bearer token. The live connection is a WebSocket at /api/tables/{id}/live; its messages are ClientMessage and ServerMessage below.',
    },
    // Relative to where this description is served.
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'traque' },
        seat: { type: 'http', scheme: 'bearer' },
      },
      schemas: { ClientMessage: schemaOf(ClientMessage, 'input'), ServerMessage: schemaOf(ServerMessage, 'output') },
    },
    security: [{}, { guest: [] }, { seat: [] }],
  };
}

/** Handlers of the routes about nights and holidays. */
import { guestOf } from '../table/identity.ts';
import type { Handlers } from './context.ts';

export const restHandlers: Pick<Handlers, 'rests' | 'setNight' | 'addHoliday' | 'endHoliday'> = {
  rests: ({ server, identity }) => server.rests.of(identity.guest?.id ?? null),
  setNight: async ({ server, identity, body }) => server.rests.setNight(guestOf(identity).id, body.zone, body.night),
  addHoliday: async ({ server, identity, body }) =>
    server.rests.addHoliday(guestOf(identity).id, body.zone, body.from, body.until),
  endHoliday: async ({ server, identity, body }) => server.rests.endHoliday(guestOf(identity).id, body.from),
};

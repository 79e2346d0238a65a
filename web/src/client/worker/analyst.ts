/** The worker that analyses a finished game. It is loaded when an analysis is asked for, and by nothing else. */
import { serve } from '../rpc.ts';
import { bills } from './bills.ts';

const methods = bills();
export type AnalystMethods = typeof methods;

serve(self, methods);

import { Command } from 'commander';

const program = new Command('traque').description(
  'Three hunts at one table: Mâamut, Mammut, La Malédiction de la Momie',
);
await program.parseAsync();

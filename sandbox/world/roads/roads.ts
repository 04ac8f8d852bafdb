import type {Ground} from './ground';
import type {Land} from './land';
import {Network} from './network/network';
import {Settlements} from './network/settlements';

/** The roads of a world, by landmass: what is found of them is kept. */
export class Roads implements Ground {
  private readonly settlements: Settlements;
  private readonly networks = new Map<number, Network>();

  constructor(
    readonly seed: number,
    readonly land: Land,
  ) {
    this.settlements = new Settlements(land);
  }

  on(landmass: number): Network {
    let network = this.networks.get(landmass);
    if (!network) {
      network = new Network(this, this.settlements, landmass);
      this.networks.set(landmass, network);
    }
    network.trim();
    return network;
  }
}
